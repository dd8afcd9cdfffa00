import { StateBadge, type RecordState } from '#web/admin/record_states'
import { useWords, type Translate } from '#web/lib/i18n'

interface InvoiceStanding {
  state: string
  /** Unpaid and past its due date. */
  isOverdue?: boolean
}

const TONES: Record<string, RecordState['tone']> = { paid: 'done', pending: 'waiting' }

/** The payment state of an invoice. */
export function invoiceState({ state, isOverdue = false }: InvoiceStanding, t: Translate): RecordState {
  if (isOverdue) return { word: t('sales.admin_invoices.overdue'), tone: 'alarm' }
  return { word: t(`sales.admin_invoices.state_${state}`), tone: TONES[state] ?? 'over' }
}

/** The same in a list. */
export function InvoiceState(standing: InvoiceStanding) {
  return <StateBadge state={invoiceState(standing, useWords())} />
}
