import { useWords } from '#web/lib/i18n'
import { useShell } from '#web/lib/shell'
import { buttonStyle } from '#web/ui/button'
import { Link } from '#web/ui/link'

/** A shop without a single wine: says so to visitors, and to its owner how to fill it. */
export function EmptyShop() {
  const t = useWords()
  const { staff } = useShell().visitor
  return (
    <section aria-labelledby="home-empty" className="shell mt-16 grid justify-items-start gap-4 md:mt-24">
      <h2 id="home-empty" className="font-serif text-2xl md:text-3xl">
        {t('catalogue.home.empty')}
      </h2>
      <p className="max-w-[60ch] text-lg text-muted">{t('catalogue.home.empty_text')}</p>
      {staff ? (
        <p className="max-w-[60ch] text-lg">
          {t('catalogue.home.fill')}{' '}
          <code className="bg-surface px-2 py-1 text-base whitespace-nowrap">npx cli import produits.csv</code>
        </p>
      ) : (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span>{t('catalogue.home.owner')}</span>
          <Link to="/admin/login" className={buttonStyle('quiet')}>
            {t('catalogue.home.to_admin')}
          </Link>
        </p>
      )}
    </section>
  )
}
