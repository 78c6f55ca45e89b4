// Africa and the other countries as GeoJSON on standard output: Natural Earth 1:50m (public domain) from world-atlas.
import { createRequire } from "node:module";
import { merge } from "topojson-client";

const world = createRequire(import.meta.url)("world-atlas/countries-50m.json");

// ISO 3166-1 numeric codes of the African countries; Somaliland has none.
const AFRICAN = new Set(
  (
    "012 024 204 072 854 108 132 120 140 148 174 178 180 384 262 818 226 232 748 231 266 270 288 324 624 404 426 " +
    "430 434 450 454 466 478 480 504 508 516 562 566 646 654 678 686 690 694 706 710 728 729 834 768 788 800 732 " +
    "894 716"
  ).split(" "),
);
const african = ({ id, properties }) => AFRICAN.has(id) || properties.name === "Somaliland";
const countries = world.objects.countries.geometries;

process.stdout.write(
  JSON.stringify({
    africa: merge(world, countries.filter(african)),
    others: merge(world, countries.filter((country) => !african(country))),
  }),
);
