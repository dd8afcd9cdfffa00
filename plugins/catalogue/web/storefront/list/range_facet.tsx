import { useId } from 'react'
import { currencySign, formatWholeMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useShell } from '#web/lib/shell'
import { searchedRange } from './active_filters'
import type { ListFacet } from './list_data'
import { nearestStop, rangeStops } from './range_stops'
import type { ListControls } from './use_list'
import { useTypedRange, whole } from './use_typed_range'

/** A range in whole currency units: two fields, and a slider with JavaScript. */
export function RangeFacet({ facet, list }: { facet: ListFacet; list: ListControls }) {
  const t = useWords()
  const id = useId()
  const { locale, currency } = useShell()
  const min = Math.floor(facet.min ?? 0)
  const max = Math.ceil(facet.max ?? 0)
  const { from, to, setFrom, setTo } = useTypedRange(facet.code, list, searchedRange(list.state, facet))

  const low = clamp(whole(from) ?? min, min, max)
  const high = clamp(whole(to) ?? max, min, max)
  const name = `filter[${facet.code}]`
  const fields = [
    { key: 'from', value: from, set: setFrom, placeholder: min, label: t('catalogue.facets.from') },
    { key: 'to', value: to, set: setTo, placeholder: max, label: t('catalogue.facets.to') },
  ]
  return (
    <>
      <RangeLine
        {...{ min, max, low, high, label: facet.label }}
        onLow={(value) => setFrom(value <= min ? '' : String(Math.min(value, high)))}
        onHigh={(value) => setTo(value >= max ? '' : String(Math.max(value, low)))}
      />
      <div className="clear-both flex items-center gap-2">
        {fields.map(({ key, value, set, placeholder, label }, position) => (
          <span key={key} className="contents">
            {position === 1 && <input type="hidden" name={name} value=".." />}
            <label htmlFor={`${id}-${key}`} className="text-sm text-muted">
              {label}
            </label>
            <input
              id={`${id}-${key}`}
              name={name}
              value={value}
              onChange={(event) => set(event.target.value.replaceAll(/\D/g, ''))}
              placeholder={String(placeholder)}
              inputMode="numeric"
              pattern="[0-9]*"
              maxLength={6}
              autoComplete="off"
              className="h-11 w-full min-w-0 rounded-sm border border-ink/40 bg-surface px-2 text-right tabular-nums placeholder:text-muted lg:h-9"
            />
          </span>
        ))}
        <span aria-hidden>{currencySign(locale, currency)}</span>
      </div>
    </>
  )
}

interface RangeLineProps {
  min: number
  max: number
  low: number
  high: number
  label: string
  onLow: (value: number) => void
  onHigh: (value: number) => void
}

function RangeLine({ min, max, low, high, label, onLow, onHigh }: RangeLineProps) {
  const t = useWords()
  const { locale, currency } = useShell()
  const stops = rangeStops(min, max)
  const last = stops.length - 1
  const part = (value: number) => (nearestStop(stops, value) / last) * 100
  return (
    <div className="relative clear-both mb-3 h-6 noscript:hidden">
      <div className="absolute inset-x-0 top-1/2 h-0.5 -translate-y-1/2 bg-line" />
      <svg aria-hidden className="absolute inset-x-0 top-1/2 h-0.5 w-full -translate-y-1/2 fill-primary">
        <rect x={`${part(low)}%`} width={`${Math.max(0, part(high) - part(low))}%`} height="100%" />
      </svg>
      {[
        { value: low, onMove: onLow, end: t('catalogue.facets.from') },
        { value: high, onMove: onHigh, end: t('catalogue.facets.to') },
      ].map(({ value, onMove, end }) => (
        <input
          key={end}
          type="range"
          min={0}
          max={last}
          value={nearestStop(stops, value)}
          onChange={(event) => onMove(stops[Number(event.target.value)] ?? min)}
          aria-label={`${label} ${end}`}
          aria-valuetext={formatWholeMoney(locale, value, currency)}
          className="range-handle absolute inset-0 w-full"
        />
      ))}
    </div>
  )
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}
