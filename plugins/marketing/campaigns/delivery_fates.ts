import { CAME_BACK, FOLLOWED, OPENED, anyOf, traceOf } from '#plugins/marketing/campaigns/delivery_states'
import type { Choice, Tone } from '#core/lists/list'
import type { Label } from '#core/i18n/label'
import type { RunRows } from '#core/database/run_rows'

/** What became of a mail, and the colour that lists show it in. */
const FATES = {
  waiting: [{ fr_FR: 'À envoyer', en_GB: 'To be sent' }, 'waiting'],
  queued: [{ fr_FR: 'Remis à l’envoi', en_GB: 'Handed over' }, 'active'],
  retried: [{ fr_FR: 'Échec, nouvel essai', en_GB: 'Failed, tried again' }, 'bad'],
  sent: [{ fr_FR: 'Envoyé', en_GB: 'Sent' }, 'good'],
  opened: [{ fr_FR: 'Ouvert', en_GB: 'Opened' }, 'good'],
  clicked: [{ fr_FR: 'Lien suivi', en_GB: 'Link followed' }, 'good'],
  left: [{ fr_FR: 'Désinscrit par cet email', en_GB: 'Unsubscribed by this mail' }, 'plain'],
  hard_bounce: [{ fr_FR: 'Revenu\u202f: adresse inexistante', en_GB: 'Bounced: no such address' }, 'bad'],
  soft_bounce: [{ fr_FR: 'Revenu\u202f: refusé cette fois', en_GB: 'Bounced: refused this time' }, 'bad'],
  complaint: [{ fr_FR: 'Signalé comme indésirable', en_GB: 'Reported as unwanted' }, 'bad'],
  skipped: [{ fr_FR: 'Non envoyé\u202f: plus abonné', en_GB: 'Not sent: subscribed no more' }, 'plain'],
  suppressed: [{ fr_FR: 'Non envoyé\u202f: adresse écartée', en_GB: 'Not sent: suppressed address' }, 'plain'],
} as const satisfies Record<string, [Label, Tone]>

export type Fate = keyof typeof FATES

export const FATE_LABELS = Object.fromEntries(Object.entries(FATES).map(([fate, [label]]) => [fate, label])) as Record<
  Fate,
  Label
>

export const FATE_CHOICES: Choice[] = Object.entries(FATES).map(([value, [label, tone]]) => ({ value, label, tone }))

/** SQL: what became of the mail `d`. The mail server has not taken it yet where core has begun to send it. */
export const fateOf = (d: string) => `(case when ${d}.state <> 'queued' then ${d}.state
  when ${d}.left_at is not null then 'left'
  when ${d}.is_measured and exists (${traceOf(d, FOLLOWED)}) then 'clicked'
  when ${d}.is_measured and exists (${traceOf(d, OPENED)}) then 'opened'
  when exists (select 1 from core_mails m where m.mail_id = ${d}.mail_id) then 'sent'
  when exists (select 1 from core_mail_deliveries b where b.mail_id = ${d}.mail_id and b.taken_at is null) then 'retried'
  else 'queued' end)`

/** SQL: what a mail server said of the mail `d`, or why its address is suppressed. */
export const detailOf = (d: string) => `(case
  when ${d}.state = 'suppressed' then (select x.detail from marketing_suppressions x where x.email = ${d}.email)
  when ${d}.state in ${anyOf([...CAME_BACK, 'complaint'])} then (select max(f.detail) from marketing_feedback f
    where f.email = ${d}.email and f.mail_id = ${d}.mail_id and f.kind = ${d}.state) end)`

interface Told {
  id: number
  state: Fate | null
  detail: string | null
}

/** Fills in what became of mails. */
export async function readFates(mails: readonly Told[], run: RunRows): Promise<void> {
  const ids = mails.map(({ id }) => id)
  const found = await run<Told>(
    `select d.id, ${fateOf('d')} as state, ${detailOf('d')} as detail from marketing_deliveries d
     where d.id in (${ids.map(() => '?').join(', ')})`,
    ids
  )
  const told = new Map(found.map((one) => [Number(one.id), one]))
  for (const mail of mails) {
    const { state = null, detail = null } = told.get(mail.id) ?? {}
    mail.state = state
    mail.detail = detail
  }
}
