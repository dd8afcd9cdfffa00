import { buildAddress } from '#web/lib/address'
import { formatDate } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale, useShell } from '#web/lib/shell'
import type { WithdrawalForm } from './withdrawal_data'

interface DeclaredProps {
  form: WithdrawalForm
  /** Key of the signed link; null for a customer in their account. */
  link: string | null
  isDone: boolean
}

/** What was declared before, with the acknowledgement to keep. */
export function Declared({ form: { number, email, withdrawals }, link, isDone }: DeclaredProps) {
  const t = useWords()
  const locale = useLocale()
  const { routes } = useShell()
  if (withdrawals.length === 0) return null
  const uri = routes['rma.withdrawal_papers.show']?.uri
  const paperOf = (withdrawal: string) =>
    uri ? buildAddress(uri, { number, withdrawal }, link ? { key: link } : {}) : ''
  return (
    <section className="mb-8 grid gap-6" aria-label={t('rma.withdrawal.before')}>
      {isDone && (
        <p role="status" className="border-l-4 border-primary bg-surface px-4 py-3">
          {t('rma.withdrawal.done', { email })}
        </p>
      )}
      {withdrawals.map((one) => (
        <article key={one.number} className="border border-line p-5">
          <h2 className="mb-2 font-serif text-xl">{t('rma.withdrawal.number', { number: one.number })}</h2>
          <p className="mb-3 text-muted">{t(`rma.withdrawal.state_${one.state}`)}</p>
          <p className="mb-3 whitespace-pre-wrap">{one.statement}</p>
          {one.state === 'received' && (
            <p className="mb-3">{t('rma.withdrawal.return_by', { date: formatDate(locale, one.returnBy) })}</p>
          )}
          <a
            href={paperOf(one.number)}
            download
            className="inline-flex min-h-11 items-center underline hover:text-primary"
          >
            {t('rma.withdrawal.paper')}
          </a>
        </article>
      ))}
    </section>
  )
}
