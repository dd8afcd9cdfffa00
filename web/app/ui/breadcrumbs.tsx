import { useWords } from '#web/lib/i18n'
import { useLocalePath } from '#web/lib/shell'
import type { Link as LinkData } from '#web/lib/shapes'
import { CachedMarkup } from './cached_markup'
import { Link } from './link'

/** The separator follows each step, so that it ends a line and never begins one. */
const step = "flex items-center gap-x-2 after:text-muted after:content-['/'/''] last:after:hidden"

/** Phones show only the last two links. `fromEnd` is -1 for the last, which has no separator there. */
function phoneStyle(fromEnd: number): string {
  if (fromEnd < -2) return 'max-sm:hidden'
  return fromEnd === -1 ? 'max-sm:after:hidden' : ''
}

/** Links to the pages above the current one, whose name is last and no link. Phones hide it: the title follows directly. */
export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  const t = useWords()
  return (
    <nav aria-label={t('shell.breadcrumbs')} className="py-3 text-sm text-muted">
      <CachedMarkup
        as="ol"
        className="flex flex-wrap items-center gap-x-2"
        name="shell.breadcrumbs"
        by={[trail, current]}
      >
        <Steps trail={trail} current={current} />
      </CachedMarkup>
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
