import { Form } from '@remix-run/react'
import { useId, type ReactNode } from 'react'
import { formatNumber } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { Facet, FacetValue } from '#web/lib/shapes'
import { Button } from '#web/ui/button'
import { IconChevronDown } from '#web/ui/icons'
import { ColourDot } from '../card/colour_dot'
import { toggle } from './list_address'
import { RangeFacet } from './range_facet'
import type { ListControls } from './use_list'

/** Values shown before the rest folds away. */
const shownValues = 7

/** Facets that stand open; those after them open by a tap, so that a list with many stays short. */
const openFacets = 4

/** The filters as a GET form: with a script each choice goes at once, without one there is a button. */
export function Facets({ facets, list, formId }: { facets: Facet[]; list: ListControls; formId: string }) {
  const t = useWords()
  const { state } = list
  return (
    <Form id={formId} method="get" className="grid gap-4" onSubmit={(event) => event.preventDefault()}>
      {state.q && <input type="hidden" name="q" value={state.q} />}
      {inReadingOrder(facets.filter((facet) => isUseful(facet, list))).map((facet, position) => (
        <FoldedFacet key={facet.code} facet={facet} isOpen={position < openFacets || facet.code in state.filters}>
          {facet.kind === 'range' ? (
            <RangeFacet facet={facet} list={list} />
          ) : (
            <ChoiceFacet facet={facet} list={list} />
          )}
        </FoldedFacet>
      ))}
      <div className="hidden noscript:block">
        <Button type="submit">{t('catalogue.facets.apply')}</Button>
      </div>
    </Form>
  )
}

function isChosen(list: ListControls, facet: Facet, { code }: FacetValue): boolean {
  return list.state.filters[facet.code]?.includes(code) ?? false
}

function isUseful(facet: Facet, list: ListControls): boolean {
  if (facet.kind === 'range') return Math.ceil(facet.max ?? 0) > Math.floor(facet.min ?? 0)
  return facet.values.some((value) => value.count > 0 || isChosen(list, facet, value))
}

/** The price right after the first choice: it is what most people narrow by. */
function inReadingOrder(facets: Facet[]): Facet[] {
  const ranges = facets.filter(({ kind }) => kind === 'range')
  const [first, ...rest] = facets.filter(({ kind }) => kind !== 'range')
  return [...(first ? [first] : []), ...ranges, ...rest]
}

function FoldedFacet({ facet, isOpen, children }: { facet: Facet; isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="group/facet border-t border-line pt-3 first-of-type:border-0 first-of-type:pt-0">
      <summary className="flex min-h-9 list-none items-center justify-between gap-2 font-serif text-lg hover:text-primary [&::-webkit-details-marker]:hidden">
        {facet.label}
        <IconChevronDown
          size={18}
          stroke={1.5}
          aria-hidden
          className="shrink-0 text-muted group-open/facet:rotate-180"
        />
      </summary>
      <fieldset className="pt-1">
        <legend className="sr-only">{facet.label}</legend>
        {children}
      </fieldset>
    </details>
  )
}

/** The values with the most wines, in the order they came in; the others fold away. */
function ChoiceFacet({ facet, list }: { facet: Facet; list: ListControls }) {
  const t = useWords()
  const useful = facet.values.filter((value) => value.count > 0 || isChosen(list, facet, value))
  const most = new Set([...useful].sort((one, other) => other.count - one.count).slice(0, shownValues))
  const first = useful.filter((value) => most.has(value) || isChosen(list, facet, value))
  const rest = useful.filter((value) => !first.includes(value))
  return (
    <>
      <ul>
        {first.map((value) => (
          <Choice key={value.code} facet={facet} value={value} list={list} isChecked={isChosen(list, facet, value)} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details>
          <summary className="flex min-h-9 items-center text-sm text-primary underline underline-offset-4">
            {t('catalogue.facets.more', { count: rest.length })}
          </summary>
          <ul>
            {rest.map((value) => (
              <Choice key={value.code} facet={facet} value={value} list={list} isChecked={false} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

interface ChoiceProps {
  facet: Facet
  value: FacetValue
  list: ListControls
  isChecked: boolean
}

function Choice({ facet, value, list, isChecked }: ChoiceProps) {
  const id = useId()
  const locale = useLocale()
  return (
    <li>
      <label htmlFor={id} className="flex min-h-11 items-center gap-3 hover:text-primary lg:min-h-8">
        <input
          id={id}
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
