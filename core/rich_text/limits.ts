/** Limits of one rich text. 20,000 words are about 130,000 characters in 500 nodes. */
export const RICH_TEXT_LIMITS = {
  characters: 300_000,
  nodes: 30_000,
  /** Nodes inside each other. A list in a list takes two. */
  depth: 24,
  blocks: 300,
} as const
