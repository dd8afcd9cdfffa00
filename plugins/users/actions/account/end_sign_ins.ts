import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { digestOf, ownerOf } from '#plugins/users/services/sign_ins'
import type { PersonKind } from '#core/identity/person'

/** Ends sign-ins of one's own account. */
@inject()
export class EndSignIns {
  constructor(private readonly store: Store) {}

  /** False: none of theirs has that name (any more). */
  one(kind: PersonKind, id: number, digest: string): Promise<boolean> {
    return this.store.transaction(async (trx) => {
      const ended = (await trx
        .from('users_sign_ins')
        .where({ [ownerOf(kind)]: id, digest })
        .delete()) as unknown
      return Number(ended) > 0
    })
  }

  /** All but the one that asks. */
  async others(kind: PersonKind, id: number, current: string): Promise<void> {
    await this.store.transaction(async (trx) => {
      await trx.from('users_sign_ins').where(ownerOf(kind), id).whereNot('digest', digestOf(current)).delete()
    })
  }
}
