import { HtmlText } from '#web/rich_text/html_text'
import { useLocalePath } from '#web/lib/shell'
import type { CategoryNode, Link as LinkData, Picture as PictureData } from '#web/lib/shapes'
import { Breadcrumbs } from '#web/ui/breadcrumbs'
import { Link } from '#web/ui/link'
import { Picture } from '#web/ui/picture'

interface ListHeaderProps {
  title: string
  description?: string
  trail?: LinkData[]
  /** Narrower categories below this one. */
  narrower?: CategoryNode[]
  /** Small, beside the title. */
  logo?: PictureData | null
  /** Across the page, above the title. */
  banner?: PictureData | null
}

export function ListHeader({ title, description, trail = [], narrower = [], logo, banner }: ListHeaderProps) {
  const toPath = useLocalePath()
  return (
    <>
      <Breadcrumbs trail={trail} current={title} />
      <header className="mb-3 sm:mb-6 md:mb-10">
        {banner && (
          <Picture
            picture={banner}
            sizes="(min-width: 1344px) 1280px, 94vw"
            isEager
            className="mb-6 aspect-[4/1] w-full bg-line object-cover"
          />
        )}
        <div className="flex items-center gap-4">
          {logo && <Picture picture={logo} sizes="64px" isEager className="size-12 object-contain md:size-16" />}
          <h1 className="font-serif text-2xl sm:text-3xl md:text-4xl">{title}</h1>
        </div>
        {description && (
          <HtmlText
            text={description}
            className="mt-3 text-lg text-muted"
            plain={(text) => <p className="mt-3 max-w-[65ch] text-lg text-muted">{text}</p>}
          />
        )}
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
