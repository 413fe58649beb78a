/** A refusal to start, in words for the operator. */
export class ConfigError extends Error {}
