import { shownError } from '#web/lib/error_statuses'
import { useWords } from '#web/lib/i18n'
import { useLocalePath } from '#web/lib/shell'
import { buttonStyle } from './button'
import { Link } from './link'

/** An error page with links to go on. */
export function ErrorScreen({ error }: { error: unknown }) {
  const t = useWords()
  const toPath = useLocalePath()
  const { status, title, text, message } = shownError(error)
  const canRetry = status === 419 || status === 429 || status >= 500
  const isFirst = !canRetry && status !== 401
  return (
    <div className="shell grid min-h-[60vh] content-center gap-6 py-16">
      <p className="font-serif text-4xl text-accent tabular-nums" aria-hidden>
        {status}
      </p>
      <h1 className="font-serif text-2xl md:text-3xl">{t(title)}</h1>
      <p className="max-w-[60ch] text-lg text-muted">{message ?? t(text)}</p>
      <p className="flex flex-wrap gap-4">
        {canRetry && (
          <a href="" className={buttonStyle('primary')}>
            {t('shell.errors.retry')}
          </a>
        )}
        {status === 401 && (
          <Link to={toPath('/login')} reloadDocument className={buttonStyle('primary')}>
            {t('shell.account.sign_in')}
          </Link>
        )}
        <Link to={toPath('/')} reloadDocument className={buttonStyle(isFirst ? 'primary' : 'quiet')}>
          {t('shell.errors.home')}
        </Link>
        {status === 404 && (
          <Link to={toPath('/boutique')} className={buttonStyle('quiet')}>
            {t('shell.errors.shop')}
          </Link>
        )}
      </p>
    </div>
  )
}
