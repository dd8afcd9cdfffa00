import { inject } from '@adonisjs/core'
import { Attachments } from '#core/attachments/attachments'
import { can } from '#core/identity/identity_port'
import { fromStore } from '#core/database/run_rows'
import { ListReasons } from '#plugins/rma/returns/queries/list_reasons'
import { MESSAGE_FILES, PICTURES } from '#plugins/rma/returns/actions/open_return'
import { messages } from '#plugins/rma/returns/tables'
import { movePermission } from '#plugins/rma/returns/move_permission'
import { readEffects, readReturn, type StoredReturn } from '#plugins/rma/returns/services/return_reads'
import { returnAnswer, staffReturnAnswer, type ReturnParts } from '#plugins/rma/returns/return_answer'
import { ReturnAddress } from '#plugins/rma/returns/services/return_address'
import { ReturnFactsOf } from '#plugins/rma/returns/services/return_facts'
import { returnNotFound } from '#plugins/rma/errors'
import { returnStates, type ReturnActor } from '#plugins/rma/returns/return_states'
import { Store } from '#core/database/store'
import type { Locale } from '#core/i18n/locales'
import type { Person } from '#core/identity/person'
import type { ReturnAnswer, StaffReturnAnswer } from '#plugins/rma/returns/return_answer'

/** A return with its conversation and the moves that are possible now. */
@inject()
export class ShowReturn {
  constructor(
    private readonly store: Store,
    private readonly facts: ReturnFactsOf,
    private readonly reasons: ListReasons,
    private readonly attachments: Attachments,
    private readonly address: ReturnAddress
  ) {}

  /** For its customer, who was checked before. */
  async forCustomer(found: StoredReturn, locale: Locale): Promise<ReturnAnswer> {
    return returnAnswer(await this.#parts(found, locale, 'customer'), false)
  }

  /** For staff, with the moves that their permissions allow. @throws returnNotFound */
  async forStaff(id: number, locale: Locale, person: Person | null): Promise<StaffReturnAnswer> {
    const run = fromStore(this.store)
    const found = await readReturn(run, id)
    if (!found) throw returnNotFound()
    const parts = await this.#parts(found, locale, 'staff')
    const moves = parts.moves.filter((move) => can(person, movePermission(move)))
    const sources = await run<{ code: string; name: string }>(
      "select code, name from catalogue_inventory_sources where status = 'active' order by priority, id"
    )
    return staffReturnAnswer(Object.assign(parts, { moves }), await readEffects(run, id), sources)
  }

  async #parts(found: StoredReturn, locale: Locale, by: ReturnActor): Promise<ReturnParts> {
    const run = fromStore(this.store)
    const written = await messages.select(run, { returnId: found.id }, 'order by id desc')
    const ids = written.map(({ id }) => id)
    const [files, pictures, reasons, { facts }] = await Promise.all([
      this.attachments.of(run, MESSAGE_FILES, ids),
      this.attachments.of(run, PICTURES, [found.id]),
      this.reasons.titles(locale),
      this.facts.of(found),
    ])
    return {
      found,
      messages: written,
      files,
      pictures: pictures.get(found.id) ?? [],
      reasons,
      moves: returnStates.allowed(found.state, { by, facts }),
      address: this.address.of(found.channel),
    }
  }
}
