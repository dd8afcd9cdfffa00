import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { readStaff, type StaffState } from '#plugins/users/services/staff_rows'

/** A member of staff as their form shows them. */
@inject()
export class FindStaff {
  constructor(private readonly store: Store) {}

  /** @throws what `readStaff` throws where there is none */
  execute(id: number): Promise<StaffState> {
    return readStaff(this.store.reader, id)
  }
}
