import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { Store, type Transaction } from '#core/database/store'
import { insertRows } from '#core/database/insert_rows'
import { queryRows } from '#core/database/query_rows'
import { rowGone } from '#core/resources/errors'
import { codeTaken, codesExhausted, noCodeNeeded } from '#plugins/marketing/errors'
import { makeCodes, type CodeShape } from '#plugins/marketing/rules/make_codes'
import type { Origin } from '#core/audit/origin'

/** What coupons of a rule have in common. */
export interface CouponLimits {
  usageLimit: number | null
  usesPerCustomer: number | null
  expiresOn: string | null
}

/** Attempts to find enough free codes. After that the shape is refused, because it has too few of them left. */
const ATTEMPTS = 5

/** Codes per query. */
const LOOKUP_BATCH = 400

/** Gives a rule more coupons, all of them or none. */
@inject()
export class AddCoupons {
  constructor(
    private readonly store: Store,
    private readonly audit: AuditLog,
    private readonly clock: Clock
  ) {}

  /** Draws codes. Returns how many. @throws rowGone, noCodeNeeded, codesExhausted */
  generate(ruleId: number, shape: CodeShape & { count: number }, limits: CouponLimits, origin: Origin) {
    return this.#add(ruleId, limits, origin, async (trx) => {
      const codes: string[] = []
      for (let attempt = 0; attempt < ATTEMPTS && codes.length < shape.count; attempt++) {
        const drawn = makeCodes(shape.count - codes.length, shape)
        const taken = new Set([...codes, ...(await ownersOf(trx, drawn)).keys()])
        codes.push(...drawn.filter((code) => !taken.has(code)))
      }
      if (codes.length < shape.count) throw codesExhausted({}, 'length')
      return codes
    })
  }

  /** Takes codes that were made elsewhere. Those that the rule has already stay as they are. @throws rowGone, noCodeNeeded, codeTaken */
  list(ruleId: number, codes: readonly string[], limits: CouponLimits, origin: Origin) {
    return this.#add(ruleId, limits, origin, async (trx) => {
      const owners = await ownersOf(trx, codes)
      for (const [code, owner] of owners) if (owner !== ruleId) throw codeTaken({ code }, 'codes')
      return codes.filter((code) => !owners.has(code))
    })
  }

  #add(ruleId: number, limits: CouponLimits, origin: Origin, choose: (trx: Transaction) => Promise<string[]>) {
    return this.store.transaction(async (trx) => {
      // Held, so that two lists with the same codes wait for each other.
      const [rule] = await queryRows<{ needs_code: boolean | number }>(
        trx,
        'update marketing_cart_rules set id = id where id = ? returning needs_code',
        [ruleId]
      )
      if (!rule) throw rowGone()
      if (!rule.needs_code) throw noCodeNeeded()
      const codes = await choose(trx)
      if (codes.length === 0) return 0
      await this.#insert(trx, ruleId, codes, limits)
      await this.audit.record(trx, origin, {
        subject: 'marketing.cart_rules',
        subjectId: String(ruleId),
        action: 'updated' as const,
        changes: { coupons: [null, codes.length] },
      })
      return codes.length
    })
  }

  async #insert(
    trx: Transaction,
    ruleId: number,
    codes: readonly string[],
    { usageLimit, usesPerCustomer, expiresOn }: CouponLimits
  ): Promise<void> {
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
  }
}

/** The rules of stored codes. */
async function ownersOf(trx: Transaction, codes: readonly string[]): Promise<Map<string, number>> {
  const owners = new Map<string, number>()
  for (let from = 0; from < codes.length; from += LOOKUP_BATCH) {
    const part = codes.slice(from, from + LOOKUP_BATCH)
    const marks = part.map(() => '?').join(', ')
    const rows = await queryRows<{ code: string; rule_id: number }>(
      trx,
      `select code, rule_id from marketing_coupons where code in (${marks})`,
      part
    )
    for (const { code, rule_id: rule } of rows) owners.set(code, Number(rule))
  }
  return owners
}
