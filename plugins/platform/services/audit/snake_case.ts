/** Fields are written both ways, `firstName` and `first_name`; common translations have keys of the second form. */
export function snakeCase(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
