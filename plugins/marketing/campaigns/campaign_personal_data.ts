import { amongIds, bindIds } from '#core/lists/among_ids'
import { queryRows } from '#core/database/query_rows'
import type { Label } from '#core/i18n/label'
import type { PersonalDataSource } from '#plugins/users/index'

const label: Label = { fr_FR: 'Campagnes reçues', en_GB: 'Campaigns received' }
const traceLabel: Label = { fr_FR: 'Ouvertures et clics', en_GB: 'Openings and clicks' }

const fields = {
  name: { fr_FR: 'Campagne', en_GB: 'Campaign' },
  queuedAt: { fr_FR: 'Envoyée le', en_GB: 'Sent on' },
}

const traceFields = {
  name: { fr_FR: 'Campagne', en_GB: 'Campaign' },
  address: { fr_FR: 'Lien suivi (vide\u202f: ouverture)', en_GB: 'Link followed (empty: opening)' },
  happenedAt: { fr_FR: 'Date', en_GB: 'Date' },
}

/** An address is a customer's once it has shown to be theirs. */
const OF_CUSTOMER = `d.email = (select c.email from users_customers c where c.id = ? and c.email_verified_at is not null)`

const COUNT = (where: string) => `select (select count(*) from marketing_deliveries d where ${where})
  + (select count(*) from marketing_traces t join marketing_deliveries d on d.id = t.delivery_id where ${where}) as count`

/** The campaigns that were sent to a customer, and what of them was measured. */
const campaignPersonalData: PersonalDataSource = {
  async read(reader, customerId) {
    const sent = await reader.all<Record<string, string | null>>(
      `select g.name, d.queued_at as "queuedAt" from marketing_deliveries d
       join marketing_campaigns g on g.id = d.campaign_id where ${OF_CUSTOMER} order by d.id`,
      [customerId]
    )
    const traces = await reader.all<Record<string, string | null>>(
      `select g.name, t.address, t.happened_at as "happenedAt" from marketing_traces t
       join marketing_deliveries d on d.id = t.delivery_id
       join marketing_campaigns g on g.id = d.campaign_id where ${OF_CUSTOMER} order by t.id`,
      [customerId]
    )
    return [
      { key: 'campaigns', label, fields, records: sent },
      { key: 'campaign_traces', label: traceLabel, fields: traceFields, records: traces },
    ].filter(({ records }) => records.length > 0)
  },

  async count(reader, customerId) {
    const row = await reader.first<{ count: number }>(COUNT(OF_CUSTOMER), [customerId, customerId])
    const deleted = Number(row?.count ?? 0)
    return deleted > 0 ? [{ label, deleted, anonymised: 0 }] : []
  },

  async countMany({ dialect, reader }, customerIds) {
    const chosen = `d.email in (select c.email from users_customers c
      where ${amongIds(dialect, 'c.id')} and c.email_verified_at is not null)`
    const ids = bindIds(dialect, customerIds)
    const row = await reader.first<{ count: number }>(COUNT(chosen), [ids, ids])
    return [{ label, count: Number(row?.count ?? 0) }]
  },

  async erase(trx, customerId) {
    const traces = await queryRows(
      trx,
      `delete from marketing_traces where delivery_id in (select d.id from marketing_deliveries d where ${OF_CUSTOMER}) returning id`,
      [customerId]
    )
    const mails = await queryRows(
      trx,
      `delete from marketing_deliveries where id in (select d.id from marketing_deliveries d where ${OF_CUSTOMER}) returning id`,
      [customerId]
    )
    const deleted = traces.length + mails.length
    return deleted > 0 ? [{ label, deleted, anonymised: 0 }] : []
  },
}

export default campaignPersonalData
