/** A screen to be looked at: by the id of its manifest, or `permalink:<kind>` for those whose addresses are data. */
export interface Look {
  name: string
  screen: string
  /** Below the base path and the language; null: found in the shop's data. */
  path: string | null
  /** In the back office: the list whose first row leads to the screen. */
  from?: string
}
