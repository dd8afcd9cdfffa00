/** An uploaded file. It exists while the `use` callback of `takeUpload` runs. */
export interface Upload {
  /** The client's file name. For display only: it must not be used as a path. */
  name: string
  /** Path of the temporary file. */
  path: string
  bytes: number
  /** The form's text fields before the file. */
  fields: Record<string, string>
}
