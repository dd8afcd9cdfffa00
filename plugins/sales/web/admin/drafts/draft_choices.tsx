import { Radio, Stack, Text } from '@mantine/core'
import { call } from '#web/lib/clients'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { DraftState } from './use_draft'

interface Offer {
  code: string
  label: string
  description: string | null
}

interface ChoicePanelProps {
  title: string
  offers: Offer[]
  chosen: string | null
  /** Text shown without any choice. */
  none: string
  choose: (code: string) => void
}

/** A choice of the methods that are available for this draft. */
function ChoicePanel({ title, offers, chosen, none, choose }: ChoicePanelProps) {
  return (
    <section className="admin-panel" aria-label={title}>
      <h2>{title}</h2>
      {offers.length === 0 ? (
        <Text size="sm" c="dimmed">
          {none}
        </Text>
      ) : (
        <Radio.Group value={chosen ?? ''} onChange={choose} aria-label={title}>
          <Stack gap="xs">
            {offers.map(({ code, label, description }) => (
              <Radio key={code} value={code} label={label} description={description} />
            ))}
          </Stack>
        </Radio.Group>
      )}
    </section>
  )
}

/** The delivery methods of a draft; nothing when nothing is shipped. */
export function DraftShipping({ draft, change }: DraftState) {
  const t = useWords()
  const locale = useLocale()
  const { isNeeded, offers, chosen, refusal } = draft.shipping
  if (!isNeeded) return null
  return (
    <ChoicePanel
      title={t('sales.drafts.shipping')}
      offers={offers.map(({ code, title, price, description, estimatedDays }) => ({
        code,
        label: `${title} — ${price.amount === 0 ? t('sales.summary.shipping_free') : formatMoney(locale, price)}`,
        description: [description, estimatedDays].filter(Boolean).join(', ') || null,
      }))}
      chosen={chosen}
      none={refusal?.message ?? t('sales.drafts.shipping_none')}
      choose={(code) =>
        void change(() =>
          call('PUT', 'sales.admin.draft_shipping.update', { params: { id: draft.id }, data: { code } })
        )
      }
    />
  )
}

/** The payment methods of a draft. */
export function DraftPayment({ draft, change }: DraftState) {
  const t = useWords()
  const { offers, chosen } = draft.payment
  return (
    <ChoicePanel
      title={t('sales.drafts.payment')}
      offers={offers.map(({ code, title, description }) => ({ code, label: title, description: description || null }))}
      chosen={chosen}
      none={t(draft.steps.payment === 'current' ? 'sales.drafts.payment_none' : 'sales.drafts.payment_later')}
      choose={(code) =>
        void change(() => call('PUT', 'sales.admin.draft_payment.update', { params: { id: draft.id }, data: { code } }))
      }
    />
  )
}
