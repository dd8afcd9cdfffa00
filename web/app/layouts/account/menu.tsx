import type { AccountEntry } from '#web/lib/account'
import { useWords } from '#web/lib/i18n'
import { useLocalePath } from '#web/lib/shell'
import { Link, NavLink } from '#web/ui/link'
import { SignOut } from '#web/ui/sign_out'

/** The menu beside account pages, on tablets and larger screens. */
export function AccountMenu({ entries }: { entries: AccountEntry[] }) {
  const t = useWords()
  const toPath = useLocalePath()
  return (
    <nav aria-label={t('account.title')} className="hidden md:block">
      <Link to={toPath('/account')} className="mb-3 inline-flex min-h-11 items-center font-serif text-xl">
        {t('account.title')}
      </Link>
      <ul className="border-y border-line py-2">
        {entries.map(({ label, path }) => (
          <li key={path}>
            <NavLink
              to={toPath(path)}
              prefetch="intent"
              className="flex min-h-11 items-center hover:text-primary aria-[current=page]:font-semibold aria-[current=page]:text-primary"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
      <SignOut />
    </nav>
  )
}

/** On phones, the start page of the account is the menu. */
export function BackToAccount() {
  const t = useWords()
  const toPath = useLocalePath()
  return (
    <nav aria-label={t('account.title')} className="md:hidden">
      <Link to={toPath('/account')} className="inline-flex min-h-11 items-center text-muted hover:text-primary">
        <span aria-hidden>‹&nbsp;</span>
        {t('account.title')}
      </Link>
    </nav>
  )
}
