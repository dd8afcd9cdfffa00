import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale, useLocalePath } from '#web/lib/shell'
import type { Part } from '#web/lib/shapes'
import { Link } from '#web/ui/link'
import { Picture } from '#web/ui/picture'
import { Quantity } from '#web/ui/quantity'
import { StockWord } from '../card/stock_word'
import { memberField } from './chosen_price'

/** The members of a group with price, stock and quantity. */
export function MemberList({ members, wanted }: { members: Part[]; wanted: Record<string, number> }) {
  const t = useWords()
  return (
    <section aria-labelledby="members">
      <h2 id="members" className="mb-2 font-serif text-xl">
        {t('catalogue.grouped.title')}
      </h2>
      <ul>
        {members.map((member) => (
          <Member key={member.sku} member={member} wanted={wanted[member.sku]} />
        ))}
      </ul>
    </section>
  )
}

/** Sold-out members have no quantity field. */
function Member({ member, wanted }: { member: Part; wanted: number | undefined }) {
  const t = useWords()
  const locale = useLocale()
  const toPath = useLocalePath()
  return (
    <li className="grid grid-cols-[3rem_1fr_auto] items-center gap-x-4 gap-y-2 border-t border-line py-3 sm:grid-cols-[3rem_1fr_auto_auto]">
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
      {wanted !== undefined && (
        <div className="col-span-2 col-start-2 justify-self-end sm:col-span-1 sm:col-start-auto">
          <Quantity name={memberField(member.sku)} of={member.name} initial={wanted} min={0} />
        </div>
      )}
    </li>
  )
}
