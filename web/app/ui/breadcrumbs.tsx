import { useWords } from '#web/lib/i18n'
import { useLocalePath } from '#web/lib/shell'
import type { Link as LinkData } from '#web/lib/shapes'
import { Kept } from './kept'
import { Link } from './link'

/** Where the way takes two lines, the stroke ends the first: none begins with it. */
const step = "flex items-center gap-x-2 after:text-muted after:content-['/'/''] last:after:hidden"

/** On the phone only the two nearest steps are seen, by their place from the end, and the nearest ends the way. */
function phoneStyle(fromEnd: number): string {
  if (fromEnd < -2) return 'max-sm:hidden'
  return fromEnd === -1 ? 'max-sm:after:hidden' : ''
}

/** The way here. The page itself is not a link, nor seen on the phone, where its title follows at once. */
export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  const t = useWords()
  return (
    <nav aria-label={t('shell.breadcrumbs')} className="py-3 text-sm text-muted">
      <Kept as="ol" className="flex flex-wrap items-center gap-x-2" name="shell.breadcrumbs" by={[trail, current]}>
        <Steps trail={trail} current={current} />
      </Kept>
    </nav>
  )
}

interface BreadcrumbsProps {
  trail: LinkData[]
  current: string
}

function Steps({ trail, current }: BreadcrumbsProps) {
  const t = useWords()
  const toPath = useLocalePath()
  const links = [{ name: t('shell.breadcrumbs_home'), path: '/' }, ...trail]
  return (
    <>
      {links.map(({ name, path }, position) => (
        <li key={path} className={`${step} ${trail.length > 0 ? phoneStyle(position - links.length) : ''}`}>
          <Link to={toPath(path)} className="inline-flex min-h-6 items-center hover:text-primary">
            {name}
          </Link>
        </li>
      ))}
      <li aria-current="page" className={`${step} text-ink ${trail.length > 0 ? 'max-sm:sr-only' : ''}`}>
        {current}
      </li>
    </>
  )
}
