/** A trimmed text of a form; null when it is empty. */
function readText(form: FormData, name: string): string | null {
  const value = form.get(name)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

/** Trimmed texts of a form by name; null for empty ones. */
export function readTexts<Name extends string>(form: FormData, names: readonly Name[]): Record<Name, string | null> {
  return Object.fromEntries(names.map((name) => [name, readText(form, name)])) as Record<Name, string | null>
}

/** An untrimmed text of a form, for passwords. */
export function readTyped(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
