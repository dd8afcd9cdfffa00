import type { ReactNode } from 'react'
import { useLocalePath } from '#web/lib/shell'
import type { AttributeValue } from '#web/lib/shapes'
import { Link } from '#web/ui/link'

/** What a product says under an attribute: where lists can be narrowed by it, each value leads to the others like it. */
export function FactValue({ fact, children }: { fact: AttributeValue; children?: ReactNode }) {
  const toPath = useLocalePath()
  const values = filterValues(fact)
  if (values.length === 0) return children ?? fact.value
  return values.map(({ code, label }, position) => (
    <span key={code}>
      {position > 0 && ', '}
      <Link
        to={toPath(`/boutique?filter[${fact.code}]=${encodeURIComponent(code)}`)}
        prefetch="intent"
        className="inline-flex min-h-6 items-center underline hover:text-primary"
      >
        {label}
      </Link>
    </span>
  ))
}

/** A choice by its options, a free text by itself; a figure or a yes leads nowhere. */
function filterValues({ isFilter, type, options, value }: AttributeValue): { code: string; label: string }[] {
  if (!isFilter) return []
  return options.length > 0 || type !== 'text' ? options : [{ code: value, label: value }]
}
