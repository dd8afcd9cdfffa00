import { useLocalePath } from '#web/lib/shell'
import type { CategoryNode, Link as LinkData } from '#web/lib/shapes'
import { Breadcrumbs } from '#web/ui/breadcrumbs'
import { Link } from '#web/ui/link'

interface ListHeaderProps {
  title: string
  description?: string
  trail?: LinkData[]
  /** Narrower categories below this one. */
  narrower?: CategoryNode[]
}

export function ListHeader({ title, description, trail = [], narrower = [] }: ListHeaderProps) {
  const toPath = useLocalePath()
  return (
    <>
      <Breadcrumbs trail={trail} current={title} />
      <header className="mb-6 md:mb-10">
        <h1 className="font-serif text-3xl md:text-4xl">{title}</h1>
        {description && <p className="mt-3 max-w-[65ch] text-lg text-muted">{description}</p>}
        {narrower.length > 0 && (
          <ul className="-mx-4 mt-4 flex gap-x-6 overflow-x-auto px-4 whitespace-nowrap md:mx-0 md:flex-wrap md:px-0">
            {narrower.map(({ id, name, path, count }) => (
              <li key={id}>
                <Link
                  to={toPath(path)}
                  prefetch="intent"
                  className="group inline-flex min-h-11 items-center gap-2 text-primary"
                >
                  <span className="underline group-hover:decoration-2">{name}</span>{' '}
                  <span className="text-sm text-muted tabular-nums">{count}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </header>
    </>
  )
}
