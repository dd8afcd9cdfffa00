import { integer } from '#core/fields/kinds/integer'
import { CAME_BACK, FOLLOWED, OPENED, SENT, anyOf, traceOf } from '#plugins/marketing/campaigns/delivery_states'
import { label } from '#plugins/marketing/conditions/comparison'
import type { RunRows } from '#core/database/run_rows'

const read = { readOnly: true, stored: false } as const

/** Mails of a campaign, and what came of them. */
export const campaignFigures = {
  mails: integer({
    label: label('Emails', 'Mails'),
    help: label('Emails remis à l’envoi.', 'Mails that were handed over.'),
    ...read,
  }),
  waiting: integer({
    label: label('À envoyer', 'To be sent'),
    help: label('Emails qui attendent.', 'Mails that wait.'),
    ...read,
  }),
  suppressed: integer({
    label: label('Adresses écartées', 'Suppressed addresses'),
    help: label('Rien ne leur a été envoyé.', 'Nothing was sent to them.'),
    ...read,
  }),
  bounced: integer({
    label: label('Retours', 'Bounces'),
    help: label('Emails qui sont revenus.', 'Mails that came back.'),
    ...read,
  }),
  complaints: integer({
    label: label('Plaintes', 'Complaints'),
    help: label('Lecteurs qui l’ont signalé comme indésirable.', 'Readers who reported it as unwanted.'),
    ...read,
  }),
  left: integer({
    label: label('Désinscrits', 'Unsubscribed'),
    help: label('Lecteurs qui se sont désinscrits par cet email.', 'Readers who unsubscribed by this mail.'),
    ...read,
  }),
  // The panel shows these, where there are any.
  measured: integer({
    label: label('Mesurés', 'Measured'),
    help: label('Emails à des lecteurs qui acceptent la mesure.', 'Mails to readers who agree to be measured.'),
    form: false,
    ...read,
  }),
  opened: integer({
    label: label('Ouverts', 'Opened'),
    help: label('Emails mesurés qui ont été ouverts.', 'Measured mails that were opened.'),
    form: false,
    ...read,
  }),
  clicked: integer({
    label: label('Avec un lien suivi', 'With a followed link'),
    help: label('Emails mesurés dont un lien a été suivi.', 'Measured mails of which a link was followed.'),
    form: false,
    ...read,
  }),
}

/** A link of a campaign, and how many readers followed it. */
export interface FollowedLink {
  address: string
  readers: number
}

/** Most links that are told. */
const LINKS = 20

/** The links of campaigns that were followed, by their readers. */
export async function readLinks(campaigns: readonly { id?: unknown }[], run: RunRows): Promise<FollowedLink[][]> {
  const ids = campaigns.map(({ id }) => Number(id))
  const found = await run<FollowedLink & { id: number }>(
    `select d.campaign_id as id, t.address, count(*) as readers from marketing_traces t
     join marketing_deliveries d on d.id = t.delivery_id
     where ${FOLLOWED} and d.campaign_id in (${ids.map(() => '?').join(', ')})
     group by d.campaign_id, t.mark, t.address order by readers desc, t.address`,
    ids
  )
  return ids.map((id) =>
    found
      .filter((one) => Number(one.id) === id)
      .slice(0, LINKS)
      .map(({ address, readers }) => ({ address, readers: Number(readers) }))
  )
}

const COUNT = (where: string) =>
  `(select count(*) from marketing_deliveries d where d.campaign_id = $row.id and ${where})`

/** The same as columns of the list. */
export const figureColumns = {
  created_at: {
    label: label('Écrite le', 'Written on'),
    column: { type: 'instant' as const, sql: '$row.created_at' },
  },
  mail_count: {
    label: label('Emails', 'Mails'),
    column: { type: 'number' as const, sql: COUNT(`d.state in ${anyOf(SENT)}`) },
  },
  left_count: {
    label: label('Désinscrits', 'Unsubscribed'),
    column: { type: 'number' as const, sql: COUNT('d.left_at is not null') },
  },
}

type Figure = keyof typeof campaignFigures

export type Figures = Record<Figure, number | null>

type Counted = { id: number } & Figures

const FIGURES = Object.keys(campaignFigures) as Figure[]

const MEASURED = (what: string) => `sum(case when d.is_measured and ${what} then 1 else 0 end)`

const sum = (...states: string[]) => `sum(case when d.state in ${anyOf(states)} then 1 else 0 end)`

/** The figures of a campaign that was saved: a new one has none. */
export function keepFigures(after: Figures, before: Figures | null): void {
  for (const name of FIGURES) after[name] = before?.[name] ?? 0
}

/** Fills in the figures of campaigns. */
export async function fillFigures(campaigns: readonly Counted[], run: RunRows): Promise<void> {
  const found = await run<Record<keyof Counted, number>>(
    `select d.campaign_id as id, ${sum(...SENT)} as mails, ${sum('waiting')} as waiting,
       ${sum('suppressed')} as suppressed, ${sum(...CAME_BACK)} as bounced, ${sum('complaint')} as complaints,
       count(d.left_at) as "left", ${MEASURED('true')} as measured, ${MEASURED(`exists (${traceOf('d', OPENED)})`)} as opened,
       ${MEASURED(`exists (${traceOf('d', FOLLOWED)})`)} as clicked
     from marketing_deliveries d where d.campaign_id in (${campaigns.map(() => '?').join(', ')}) group by d.campaign_id`,
    campaigns.map(({ id }) => id)
  )
  for (const campaign of campaigns) {
    const row = found.find(({ id }) => Number(id) === campaign.id)
    for (const name of FIGURES) campaign[name] = Number(row?.[name] ?? 0)
  }
}
