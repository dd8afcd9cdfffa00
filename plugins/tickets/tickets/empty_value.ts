/** Whether a field was left empty. */
export function isEmptyValue(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false) return true
  return Array.isArray(value) && value.length === 0
}
