import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale, useLocalePath } from '#web/lib/shell'
import type { Part } from '#web/lib/shapes'
import { Link } from '#web/ui/link'
import { Picture } from '#web/ui/picture'
import { StockWord } from '../card/stock_word'

/** What a group gathers: each with its price, and whether it is there. */
export function MemberList({ members }: { members: Part[] }) {
  const t = useWords()
  const locale = useLocale()
  const toPath = useLocalePath()
  return (
    <section aria-labelledby="members" className="mt-6">
      <h2 id="members" className="mb-2 font-serif text-xl">
        {t('catalogue.grouped.title')}
      </h2>
      <ul>
        {members.map((member) => (
          <li key={member.sku} className="grid grid-cols-[3rem_1fr_auto] items-center gap-4 border-t border-line py-3">
            <div className="relative h-16">
              <Picture
                picture={member.image}
                sizes="3rem"
                isDecorative
                className="absolute inset-0 size-full object-contain mix-blend-darken"
              />
            </div>
            <div>
              <Link to={toPath(member.path)} prefetch="intent" className="font-serif text-lg leading-snug">
                {member.name}
              </Link>
              <p className="flex flex-wrap gap-x-4 text-sm text-muted">
                {member.detail && <span>{member.detail}</span>}
                {member.quantity > 1 && <span>{t('catalogue.grouped.quantity', { count: member.quantity })}</span>}
                <StockWord stock={member.stock} />
              </p>
            </div>
            <p className="text-right tabular-nums">
              {member.regularPrice && <span className="sr-only">{t('catalogue.price.now')} </span>}
              <span className={`font-semibold ${member.regularPrice ? 'text-primary' : ''}`}>
                {formatMoney(locale, member.price)}
              </span>
              {member.regularPrice && (
                <s className="block text-sm text-muted">
                  <span className="sr-only">{t('catalogue.price.regular')} </span>
                  {formatMoney(locale, member.regularPrice)}
                </s>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
