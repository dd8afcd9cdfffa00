/** JSON that cannot end the script it stands in. */
export function inline(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
