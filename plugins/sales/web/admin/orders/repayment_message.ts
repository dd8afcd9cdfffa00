import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { StaffOrder } from './order_data'

/** A sentence about a repayment without credit note; empty without one. */
export function useRepaymentMessage(): (order: Pick<StaffOrder, 'repayment'>) => string {
  const t = useWords()
  const locale = useLocale()
  return ({ repayment: { owed, underWay, done } }) => {
    const told = (key: string, amount: typeof owed) =>
      t(`sales.admin_orders.repay_${key}`, { amount: formatMoney(locale, amount) })
    if (owed.amount > 0) return told('is_owed', owed)
    if (underWay.amount > 0) return told('is_under_way', underWay)
    return done.amount > 0 ? told('is_done', done) : ''
  }
}
