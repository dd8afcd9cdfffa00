/** JSON for an inline script. `<` is escaped, so that it cannot close the script element. */
export function inline(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
