"""Computer players in the worker: the page's client, the engine, the worker's entry."""
