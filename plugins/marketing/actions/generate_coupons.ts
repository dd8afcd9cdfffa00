import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { Store, type Transaction } from '#core/database/store'
import { insertRows } from '#core/database/insert_rows'
import { queryRows } from '#core/database/query_rows'
import { rowGone } from '#core/resources/errors'
import { codesExhausted, noCodeNeeded } from '#plugins/marketing/errors'
import { makeCodes, type CodeShape } from '#plugins/marketing/rules/make_codes'
import type { Origin } from '#core/audit/origin'

/** The coupons to generate for a rule. */
export interface NewCoupons extends CodeShape {
  ruleId: number
  count: number
  usageLimit: number | null
  usesPerCustomer: number | null
  expiresOn: string | null
}

/** Attempts to find enough free codes. After that the shape is refused, because it has too few of them left. */
const ATTEMPTS = 5

/** Codes per query. */
const LOOKUP_BATCH = 400

/** Generates coupons for a rule, all of them or none. */
@inject()
export class GenerateCoupons {
  constructor(
    private readonly store: Store,
    private readonly audit: AuditLog,
    private readonly clock: Clock
  ) {}

  /** Returns the codes. @throws rowGone, noCodeNeeded, codesExhausted */
  execute(wanted: NewCoupons, origin: Origin): Promise<string[]> {
    return this.store.transaction(async (trx) => {
      const [rule] = await queryRows<{ needs_code: boolean | number }>(
        trx,
        'select needs_code from marketing_cart_rules where id = ?',
        [wanted.ruleId]
      )
      if (!rule) throw rowGone()
      if (!rule.needs_code) throw noCodeNeeded()
      const codes = await this.#insert(trx, wanted)
      await this.audit.record(trx, origin, {
        subject: 'marketing.cart_rules',
        subjectId: String(wanted.ruleId),
        action: 'updated' as const,
        changes: { coupons: [null, codes.length] },
      })
      return codes
    })
  }

  async #insert(trx: Transaction, wanted: NewCoupons): Promise<string[]> {
    const { ruleId, count, usageLimit, usesPerCustomer, expiresOn } = wanted
    const codes: string[] = []
    for (let attempt = 0; attempt < ATTEMPTS && codes.length < count; attempt++) {
      codes.push(...(await freeCodes(trx, makeCodes(count - codes.length, wanted), codes)))
    }
    if (codes.length < count) throw codesExhausted({}, 'length')
    const now = this.clock.iso()
    await insertRows(
      trx,
      'marketing_coupons',
      codes.map((code) => ({
        rule_id: ruleId,
        code,
        is_primary: false,
        usage_limit: usageLimit,
        uses_per_customer: usesPerCustomer,
        expires_on: expiresOn,
        created_at: now,
      }))
    )
    return codes
  }
}

/** The drawn codes that are neither stored nor among the earlier ones. */
async function freeCodes(trx: Transaction, drawn: readonly string[], earlier: readonly string[]): Promise<string[]> {
  const taken = new Set(earlier)
  for (let from = 0; from < drawn.length; from += LOOKUP_BATCH) {
    const part = drawn.slice(from, from + LOOKUP_BATCH)
    const marks = part.map(() => '?').join(', ')
    const rows = await queryRows<{ code: string }>(
      trx,
      `select code from marketing_coupons where code in (${marks})`,
      part
    )
    for (const { code } of rows) taken.add(code)
  }
  return drawn.filter((code) => !taken.has(code))
}
