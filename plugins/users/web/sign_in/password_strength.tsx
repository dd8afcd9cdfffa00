import { useWords } from '#web/lib/i18n'
import { Meter } from '#web/ui/meter'

const rules = [
  ['length', (text: string, least: number) => Array.from(text).length >= least],
  ['upper', (text: string) => /\p{Lu}/u.test(text)],
  ['lower', (text: string) => /\p{Ll}/u.test(text)],
  ['digit', (text: string) => /\p{Nd}/u.test(text)],
  ['sign', (text: string) => /[^\p{L}\p{N}\s]/u.test(text)],
] as const

/** What a password still lacks, while it is typed. The server decides. */
export function PasswordStrength({ password, isStaff = false }: { password: string; isStaff?: boolean }) {
  const t = useWords()
  const least = isStaff ? 12 : 8
  const met = rules.filter(([, holds]) => holds(password, least)).length
  return (
    <div className="text-sm text-muted">
      <Meter label={t('users.password.strength')} value={met} of={rules.length} />
      <ul className="grid gap-x-4 sm:grid-cols-2">
        {rules.map(([key, holds]) => (
          <li key={key}>
            <span aria-hidden>{holds(password, least) ? '✓ ' : '· '}</span>
            {t(`users.password.rules.${key}`, { least })}
            <span className="sr-only">
              {' '}
              {t(holds(password, least) ? 'users.password.met' : 'users.password.missing')}
            </span>
          </li>
        ))}
      </ul>
      <p>{t('users.password.avoid')}</p>
    </div>
  )
}
