import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { formatNumber } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { Button } from '#web/ui/button'
import { IconChevronDown } from '#web/ui/icons'
import { CachedMarkup } from '#web/ui/cached_markup'
import { Link } from '#web/ui/link'
import { ColourDot } from '../card/colour_dot'
import { toggle } from './list_address'
import type { ListFacet, ListFacetValue } from './list_data'
import { RangeFacet } from './range_facet'
import type { ListControls } from './use_list'

/** Number of expanded facets. Further ones are collapsed. */
const openFacets = 4

/** The filters as a GET form. Each choice applies at once; without JavaScript there is a button. */
export function Facets({ facets, list, formId }: { facets: ListFacet[]; list: ListControls; formId: string }) {
  const t = useWords()
  const { state } = list
  return (
    <Form id={formId} method="get" className="grid gap-4" onSubmit={(event) => event.preventDefault()}>
      {state.q && <input type="hidden" name="q" value={state.q} />}
      {state.facet && <input type="hidden" name="facet" value={state.facet} />}
      <Flags facets={facets.filter(isFlag)} list={list} />
      {inReadingOrder(facets.filter((facet) => !isFlag(facet))).map((facet, position) => {
        const isOpen = position < openFacets || facet.code in state.filters || facet.code === state.facet
        if (facet.kind !== 'range') return <ChoiceFacet key={facet.code} facet={facet} list={list} isOpen={isOpen} />
        return (
          <details key={facet.code} open={isOpen} className={fold}>
            <Unfolded facet={facet}>
              <RangeFacet facet={facet} list={list} />
            </Unfolded>
          </details>
        )
      })}
      <div className="hidden noscript:block">
        <Button type="submit">{t('catalogue.facets.apply')}</Button>
      </div>
    </Form>
  )
}

/** Facets with a single box, in stock and reduced, which come first. */
function isFlag({ code, kind }: ListFacet): boolean {
  return kind === 'boolean' && (code === 'in_stock' || code === 'promo')
}

function Flags({ facets, list }: { facets: ListFacet[]; list: ListControls }) {
  const t = useWords()
  if (facets.length === 0) return null
  return (
    <fieldset>
      <legend className="sr-only">{t('catalogue.facets.offer')}</legend>
      <ul>
        {facets.map((facet) =>
          facet.values.map((value) => (
            <Choice
              key={facet.code}
              facet={facet}
              value={{ ...value, label: facet.label }}
              list={list}
              isChecked={(list.state.filters[facet.code] ?? []).includes(value.code)}
            />
          ))
        )}
      </ul>
    </fieldset>
  )
}

/** Moves the price to the second place, since most people filter by it. */
function inReadingOrder(facets: ListFacet[]): ListFacet[] {
  const ranges = facets.filter(({ kind }) => kind === 'range')
  const [first, ...rest] = facets.filter(({ kind }) => kind !== 'range')
  return [...(first ? [first] : []), ...ranges, ...rest]
}

const fold = 'group/facet border-t border-line pt-3 first-of-type:border-0 first-of-type:pt-0'

/** A collapsible facet. */
function Unfolded({ facet, children }: { facet: ListFacet; children: ReactNode }) {
  return (
    <>
      <summary className="flex min-h-9 list-none items-center justify-between gap-2 font-serif text-lg hover:text-primary [&::-webkit-details-marker]:hidden">
        {facet.label}
        <IconChevronDown size={18} className="shrink-0 text-muted group-open/facet:rotate-180" />
      </summary>
      <fieldset className="pt-1">
        <legend className="sr-only">{facet.label}</legend>
        {children}
      </fieldset>
    </>
  )
}

/** The values with the most products, with a link to all of them. */
function ChoiceFacet({ facet, list, isOpen }: { facet: ListFacet; list: ListControls; isOpen: boolean }) {
  const { state } = list
  const chosen = state.filters[facet.code] ?? []
  const isWhole = state.facet === facet.code
  const other = facet.more > 0 || isWhole ? list.hrefOf({ ...state, facet: isWhole ? null : facet.code }) : null
  return (
    <CachedMarkup
      as="details"
      open={isOpen}
      className={fold}
      name="catalogue.facet"
      by={[facet, chosen, isWhole, other]}
    >
      <Unfolded facet={facet}>
        <Choices facet={facet} list={list} chosen={chosen} />
        {other && <OtherValues facet={facet} isWhole={isWhole} to={other} />}
      </Unfolded>
    </CachedMarkup>
  )
}

function Choices({ facet, list, chosen }: { facet: ListFacet; list: ListControls; chosen: string[] }) {
  return (
    <ul>
      {facet.values.map((value) => (
        <Choice key={value.code} facet={facet} value={value} list={list} isChecked={chosen.includes(value.code)} />
      ))}
    </ul>
  )
}

function OtherValues({ facet, isWhole, to }: { facet: ListFacet; isWhole: boolean; to: string }) {
  const t = useWords()
  return (
    <Link
      to={to}
      rel="nofollow"
      replace
      preventScrollReset
      className="flex min-h-11 items-center text-sm text-primary underline underline-offset-4 lg:min-h-9"
    >
      {isWhole ? t('catalogue.facets.fewer') : t('catalogue.facets.more', { count: facet.more })}
      <span className="sr-only"> – {facet.label}</span>
    </Link>
  )
}

interface ChoiceProps {
  facet: ListFacet
  value: ListFacetValue
  list: ListControls
  isChecked: boolean
}

function Choice({ facet, value, list, isChecked }: ChoiceProps) {
  const locale = useLocale()
  return (
    <li>
      <label className="flex min-h-11 items-center gap-3 hover:text-primary lg:min-h-8">
        <input
          type="checkbox"
          name={`filter[${facet.code}]`}
          value={value.code}
          checked={isChecked}
          onChange={() => list.go(toggle(list.state, facet.code, value.code))}
          className="size-5 shrink-0 accent-[rgb(var(--color-primary))] lg:size-4"
        />
        {facet.code === 'colour' && <ColourDot option={value} />}
        <span className="flex-1">{value.label}</span>
        <span className="text-sm text-muted tabular-nums">{formatNumber(locale, value.count)}</span>
      </label>
    </li>
  )
}
