import { Exception } from '@adonisjs/core/exceptions'
import type { DomainError } from '#core/errors/domain_error'

/** Several refusals of one input, thrown together so that a form shows each at its field. */
export class Refusals extends Exception {
  constructor(readonly all: readonly [DomainError, ...DomainError[]]) {
    const [{ kind }] = all
    super(kind.message, { code: kind.code, status: kind.status })
    this.name = 'Refusals'
  }
}

/** A validator's error together with refusals that the validator cannot find, so that a form shows all at once. */
export class AlsoRefused extends Exception {
  constructor(
    readonly invalid: unknown,
    readonly others: readonly DomainError[]
  ) {
    super('The input was refused', { code: 'E_VALIDATION_ERROR', status: 422 })
    this.name = 'AlsoRefused'
  }
}

/** Throws the given refusals, if there are any: one alone as it is, several as `Refusals`. */
export function refuse(errors: readonly DomainError[]): void {
  const [first, ...more] = errors
  if (!first) return
  throw more.length === 0 ? first : new Refusals([first, ...more])
}
