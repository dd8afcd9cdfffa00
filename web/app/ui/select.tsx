import type { SelectHTMLAttributes } from 'react'
import { IconChevronDown } from './icons'

/** A select. `className` is for the wrapper, which sets the width. */
export function Select({ className = '', ...rest }: SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <span className={`relative flex min-w-0 items-center ${className}`}>
      <select
        {...rest}
        className="h-11 w-full min-w-0 appearance-none rounded-sm border border-ink/40 bg-surface pr-10 pl-3 text-ellipsis hover:border-ink aria-[invalid]:border-negative"
      />
      <IconChevronDown size={18} className="pointer-events-none absolute right-3" />
    </span>
  )
}
