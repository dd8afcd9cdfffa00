import { useWords } from '#web/lib/i18n'
import { Meter } from '#web/ui/meter'

const rules = [
  ['length', (text: string) => Array.from(text).length >= 8],
  ['upper', (text: string) => /\p{Lu}/u.test(text)],
  ['lower', (text: string) => /\p{Ll}/u.test(text)],
  ['digit', (text: string) => /\p{Nd}/u.test(text)],
  ['sign', (text: string) => /[^\p{L}\p{N}\s]/u.test(text)],
] as const

/** What a password still lacks, while it is typed. The server decides. */
export function PasswordStrength({ password }: { password: string }) {
  const t = useWords()
  const met = rules.filter(([, holds]) => holds(password)).length
  return (
    <div className="text-sm text-muted">
      <Meter label={t('users.password.strength')} value={met} of={rules.length} />
      <ul className="grid gap-x-4 sm:grid-cols-2">
        {rules.map(([key, holds]) => (
          <li key={key}>
            <span aria-hidden>{holds(password) ? '✓ ' : '· '}</span>
            {t(`users.password.rules.${key}`)}
            <span className="sr-only"> {t(holds(password) ? 'users.password.met' : 'users.password.missing')}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
