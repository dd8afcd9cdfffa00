/** A file that came with a request, as long as `use` runs. */
export interface Upload {
  /** As the sender's machine called it: for people, never a path of ours. */
  name: string
  /** Where it stands meanwhile. */
  path: string
  bytes: number
  /** The text fields that came before it. */
  fields: Record<string, string>
}
