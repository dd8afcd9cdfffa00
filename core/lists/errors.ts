import { refusal } from '#core/errors/domain_error'

const notUnderstood = refusal('E_LIST_PARAMETER', 422, 'core.errors.list_parameter')

/** The refusal of a parameter that a list cannot follow: it is named, so that a wrong link can be mended. */
export function badParameter(name: string) {
  return notUnderstood({ name: name.slice(0, 80) }, name.slice(0, 80))
}

const notKnown = refusal('E_LIST_PARAMETER', 422, 'core.errors.list_parameter_unknown')

/** The same for one that a list does not have: those that it has are told. */
export function unknownParameter(name: string, known: readonly string[]) {
  return notKnown({ name: name.slice(0, 80), known: known.join(', ') }, name.slice(0, 80), { known })
}
