import { isRouteErrorResponse } from '@remix-run/react'
import { errorStatuses } from '#web/lib/error_statuses'
import { useWords } from '#web/lib/i18n'
import { useLocalePath } from '#web/lib/shell'
import { buttonStyle } from './button'
import { Link } from './link'

export function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500
}

/** What went wrong in the visitor's words, and where to go from here. */
export function ErrorScreen({ status }: { status: number }) {
  const t = useWords()
  const toPath = useLocalePath()
  // Other refusals mean an address or a form that nobody offered: for a visitor, a page that is not there.
  const known = errorStatuses.find((each) => each === status) ?? (status < 500 ? 404 : 500)
  const canRetry = known === 419 || known === 429 || known >= 500
  const isFirst = !canRetry && known !== 401
  return (
    <div className="shell grid min-h-[60vh] content-center gap-6 py-16">
      <p className="font-serif text-4xl text-accent tabular-nums" aria-hidden>
        {known}
      </p>
      <h1 className="font-serif text-2xl md:text-3xl">{t(`shell.errors.${known}.title`)}</h1>
      <p className="max-w-[60ch] text-lg text-muted">{t(`shell.errors.${known}.text`)}</p>
      <p className="flex flex-wrap gap-4">
        {canRetry && (
          <a href="" className={buttonStyle('primary')}>
            {t('shell.errors.retry')}
          </a>
        )}
        {known === 401 && (
          <Link to={toPath('/login')} reloadDocument className={buttonStyle('primary')}>
            {t('shell.account.sign_in')}
          </Link>
        )}
        <Link to={toPath('/')} reloadDocument className={buttonStyle(isFirst ? 'primary' : 'quiet')}>
          {t('shell.errors.home')}
        </Link>
        {known === 404 && (
          <Link to={toPath('/boutique')} className={buttonStyle('quiet')}>
            {t('shell.errors.shop')}
          </Link>
        )}
      </p>
    </div>
  )
}
