import IconFileInvoice from 'virtual:icon/file-invoice'
import IconFileText from 'virtual:icon/file-text'
import IconMail from 'virtual:icon/mail'
import IconMessage from 'virtual:icon/message'
import IconNote from 'virtual:icon/note'
import IconPackage from 'virtual:icon/package'
import IconReceiptRefund from 'virtual:icon/receipt-refund'
import IconReturn from 'virtual:icon/truck-return'
import IconShoppingBag from 'virtual:icon/shopping-bag'
import IconTicket from 'virtual:icon/ticket'
import IconUser from 'virtual:icon/user'
import IconPayment from 'virtual:icon/credit-card'
import type { Icon } from '#web/ui/icon'
import type { TimelineFilter } from './timeline_data'

export const timelineIcons: Record<TimelineFilter['icon'], Icon> = {
  order: IconShoppingBag,
  quote: IconFileText,
  parcel: IconPackage,
  invoice: IconFileInvoice,
  payment: IconPayment,
  refund: IconReceiptRefund,
  return: IconReturn,
  mail: IconMail,
  message: IconMessage,
  note: IconNote,
  person: IconUser,
  ticket: IconTicket,
}
