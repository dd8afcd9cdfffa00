import { FormTextArea } from '#web/form/fields'
import { ShopForm } from '#web/form/shop_form'
import { formatDate } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { Select } from '#web/ui/select'
import type { FormRefusal } from '#web/form/refusal'
import type { Recap, WithdrawalForm } from './withdrawal_data'

interface ChooseFormProps {
  form: WithdrawalForm
  /** What was chosen before, to be changed. */
  chosen: Recap | undefined
  /** Why the choice cannot be taken; empty: it can. */
  empty: string
  refusal: FormRefusal | undefined
}

/** The first step: of which goods. Everything is chosen at first, and nobody asks why. */
export function ChooseForm({ form, chosen, empty, refusal }: ChooseFormProps) {
  const t = useWords()
  const locale = useLocale()
  const { barred, lastDay, lines, withdrawals } = form
  if (barred === 'nothing' && withdrawals.length > 0) return null
  if (barred !== null) return <p className="text-lg">{t(`rma.withdrawal.barred_${barred}`)}</p>
  return (
    <>
      {withdrawals.length > 0 && <h2 className="mb-2 font-serif text-xl">{t('rma.withdrawal.others')}</h2>}
      <p className="mb-6">
        {lastDay
          ? t('rma.withdrawal.until', { date: formatDate(locale, lastDay) })
          : t('rma.withdrawal.until_delivered')}
      </p>
      {empty && (
        <p role="alert" className="mb-4 border-l-4 border-negative bg-surface px-4 py-3 text-negative">
          {empty}
        </p>
      )}
      <ShopForm
        labelOf={(name) => t(`rma.withdrawal.field_${name.replace(/_\d+$/, '')}`)}
        values={{ reason: chosen?.reason }}
        refusal={refusal}
        submit={t('rma.withdrawal.function')}
        intent="choose"
      >
        <ul className="border-t border-line">
          {lines.map((line) => (
            <Line key={line.lineId} line={line} chosen={chosen && (chosen.quantities[line.lineId] ?? 0)} />
          ))}
        </ul>
        <FormTextArea name="reason" hint={t('rma.withdrawal.reason_hint')} rows={3} maxLength={5000} isOptional />
      </ShopForm>
    </>
  )
}

interface LineProps {
  line: WithdrawalForm['lines'][number]
  chosen: number | undefined
}

function Line({ line: { lineId, name, detail, left, isExempt }, chosen = left }: LineProps) {
  const t = useWords()
  const article = [name, detail].filter(Boolean).join(', ')
  return (
    <li className="grid items-center gap-x-6 gap-y-2 border-b border-line py-4 sm:grid-cols-[1fr_6rem]">
      <span className="font-serif text-lg">{article}</span>
      {isExempt || left === 0 ? (
        <span className="text-sm text-muted sm:text-right">
          {t(isExempt ? 'rma.withdrawal.exempt' : 'rma.withdrawal.none_left')}
        </span>
      ) : (
        <Select
          name={`quantity_${lineId}`}
          aria-label={t('rma.withdrawal.quantity_of', { name: article })}
          defaultValue={String(Math.min(chosen, left))}
        >
          {Array.from({ length: Math.min(left, 500) + 1 }, (_, count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
          {left > 500 && <option value={left}>{left}</option>}
        </Select>
      )}
    </li>
  )
}
