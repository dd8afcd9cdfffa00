import { useCan } from '#web/admin/admin_data'
import { RecordActions, type RecordAction } from '#web/admin/record_actions'
import { useWords } from '#web/lib/i18n'
import { useOpenDraft } from '../drafts/open_draft'
import { useMakeQuote } from '../quotes/make_quote'
import { CancelDialog } from './cancel_order'
import { CaptureDialog } from './capture_payment'
import { InvoiceDialog } from './invoice_order'
import { nextStep } from './order_standing'
import { PayOrderDialog } from './pay_order'
import { RefundDialog } from './refund_dialog'
import { RepayDialog } from './repay_dialog'
import { ShipDialog, type SourceChoice } from './ship_order'
import type { PaymentChoice } from '../invoices/invoice_data'
import type { StaffOrder } from './order_data'

interface OrderActionsProps {
  order: StaffOrder
  sources: SourceChoice[]
  methods: PaymentChoice[]
}

/** The actions of an order: the next step as a button, the others in a menu. */
export function OrderActions(props: OrderActionsProps) {
  const actions = [...useSteps(props), ...useOthers(props)].filter((action) => action !== null && action !== false)
  const next = nextStep(props.order, (step) => actions.some(({ key }) => key === step))
  return <RecordActions actions={actions} next={next} />
}

/** Actions that advance the order. */
function useSteps({ order, sources, methods }: OrderActionsProps): (RecordAction | null | false)[] {
  const t = useWords()
  const can = useCan()
  const { provider, state, open, payable, repayment } = order
  const isOver = state === 'canceled' || state === 'closed'
  return [
    can('sales.shipments.create') &&
      open.toShip > 0 && {
        key: 'ship',
        label: t('sales.admin_orders.ship'),
        dialog: (close) => <ShipDialog order={order} sources={sources} onClose={close} />,
      },
    can('sales.transactions.capture') &&
      provider !== null &&
      !isOver &&
      provider.toCapture.amount > 0 && {
        key: 'capture',
        label: t('sales.admin_orders.capture'),
        dialog: (close) => <CaptureDialog order={order} provider={provider} onClose={close} />,
      },
    can('sales.transactions.create') &&
      payable.amount > 0 && {
        key: 'record_payment',
        label: t('sales.admin_orders.record_payment'),
        dialog: (close) => <PayOrderDialog order={order} methods={methods} onClose={close} />,
      },
    can('sales.invoices.create') &&
      open.toInvoice > 0 && {
        key: 'invoice',
        label: t('sales.admin_orders.invoice'),
        dialog: (close) => <InvoiceDialog order={order} onClose={close} />,
      },
    can('sales.transactions.refund') &&
      repayment.owed.amount > 0 && {
        key: 'repay',
        label: t('sales.admin_orders.repay'),
        dialog: (close) => <RepayDialog order={order} methods={methods} onClose={close} />,
      },
  ]
}

/** Other actions. */
function useOthers({ order, sources }: OrderActionsProps): (RecordAction | null | false)[] {
  const t = useWords()
  const can = useCan()
  const draft = useOpenDraft()
  const makeQuote = useMakeQuote()
  const { id, number, customer, paid, invoiced, refunded } = order
  return [
    can('sales.orders.create') &&
      customer.id !== null && {
        key: 'again',
        label: t('sales.drafts.again'),
        run: () => draft.open({ orderId: id }),
      },
    can('sales.quotes.create') && {
      key: 'quote',
      label: t('sales.admin_orders.quote'),
      run: () => makeQuote({ orderId: id }, t('sales.admin_orders.quoted', { number })),
    },
    // Credits invoiced items, paid or not.
    can('sales.refunds.create') &&
      invoiced.amount > refunded.amount && {
        key: 'refund',
        label: t(`sales.admin_orders.${paid.amount > 0 ? 'refund' : 'credit'}`),
        isDangerous: true,
        dialog: (close) => <RefundDialog order={order} sources={sources} onClose={close} />,
      },
    can('sales.orders.cancel') &&
      order.canCancel && {
        key: 'cancel',
        label: t('sales.admin_orders.cancel'),
        isDangerous: true,
        dialog: (close) => <CancelDialog order={order} onClose={close} />,
      },
  ]
}
