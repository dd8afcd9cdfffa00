import { Exception } from '@adonisjs/core/exceptions'
import type { DomainError } from '#core/errors/domain_error'

/** Everything that speaks against one input, told at once: a form shows each beside its field. */
export class Refusals extends Exception {
  constructor(readonly all: readonly [DomainError, ...DomainError[]]) {
    const [{ kind }] = all
    super(kind.message, { code: kind.code, status: kind.status })
    this.name = 'Refusals'
  }
}

/** Throws what speaks against an input, if anything does. */
export function refuse(errors: readonly DomainError[]): void {
  const [first, ...more] = errors
  if (!first) return
  throw more.length === 0 ? first : new Refusals([first, ...more])
}
