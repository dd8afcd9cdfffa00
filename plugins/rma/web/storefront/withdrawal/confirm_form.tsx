import { ShopForm } from '#web/form/shop_form'
import { useWords } from '#web/lib/i18n'
import type { Recap, WithdrawalForm } from './withdrawal_data'

interface ConfirmFormProps {
  form: WithdrawalForm
  recap: Recap
  /** Idempotency key of the page. */
  pageKey: string
}

/** The second step: the declaration as it will be recorded. */
export function ConfirmForm({ form, recap, pageKey }: ConfirmFormProps) {
  const t = useWords()
  const { number, customerName, email, lines } = form
  const chosen = lines.flatMap((line) => {
    const quantity = recap.quantities[line.lineId] ?? 0
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
  return (
    <ShopForm
      labelOf={(name) => name}
      submit={t('rma.withdrawal.confirm')}
      intent="confirm"
      aside={
        <button
          type="submit"
          name="step"
          value="change"
          className="inline-flex min-h-11 cursor-pointer items-center underline hover:text-primary"
        >
          {t('rma.withdrawal.back')}
        </button>
      }
    >
      <section aria-labelledby="declaration" className="border border-line bg-surface p-5">
        <h2 id="declaration" className="mb-3 font-serif text-xl">
          {t('rma.withdrawal.declaration')}
        </h2>
        <p className="mb-3">{t('rma.withdrawal.declared', { number })}</p>
        <ul className="mb-3 list-disc pl-5">
          {chosen.map(({ lineId, name, detail, quantity }) => (
            <li key={lineId}>{`${quantity} × ${[name, detail].filter(Boolean).join(', ')}`}</li>
          ))}
        </ul>
        <p>{customerName}</p>
        <p>{t('rma.withdrawal.mail_to', { email })}</p>
        {recap.reason && <p className="mt-3 whitespace-pre-wrap">{recap.reason}</p>}
      </section>
      <input type="hidden" name="pageKey" value={pageKey} />
      <input type="hidden" name="reason" value={recap.reason} />
      {chosen.map(({ lineId, quantity }) => (
        <input key={lineId} type="hidden" name={`quantity_${lineId}`} value={quantity} />
      ))}
    </ShopForm>
  )
}
