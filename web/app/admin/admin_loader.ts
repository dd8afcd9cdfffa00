import { data } from '@remix-run/node'
import type { LoaderFunctionArgs } from '@remix-run/node'
import type { StaffPerson } from '#web/lib/context'
import type { PackedWords } from '#web/lib/translator'
import { Problem } from '#web/lib/problem'
import { screenArgs, toResponse, type ScreenArgs } from '#web/lib/screen_loader'
import { selectWords } from '#web/lib/words.server'
import { findScreen, labelIn, mayOpen } from './menu.server'

export interface AdminScreenOptions {
  /** Id of the screen in `screens.ts`, which has its permission and title. */
  id: string
  /** Sections of translations that the screen uses: `users.staff` selects `users.staff.*`. */
  words: readonly string[]
}

export interface AdminArgs extends ScreenArgs {
  staff: StaffPerson
}

/** Data that every back office screen has beside its own. */
export interface AdminScreenData {
  words: PackedWords
  screen: { id: string; title: string }
}

/**
 * Wraps the loader of a back office screen. It requires staff with the screen's permission and adds the translations and the
 * title. A failed call becomes a redirect to the login (401) or the error page of its status.
 */
export function adminLoader<T extends object>(options: AdminScreenOptions, load: (args: AdminArgs) => Promise<T>) {
  return async ({ context, request, params }: LoaderFunctionArgs) => {
    const args = screenArgs(context, request, params)
    try {
      const { staff } = context.visitor
      const screen = findScreen(context, options.id)
      if (!staff) throw new Problem(401, [])
      if (!screen) throw new Error(`No manifest names the screen "${options.id}"`)
      if (!mayOpen(staff, screen)) throw data(null, { status: 403 })
      const own = await load({ ...args, staff })
      const shared: AdminScreenData = {
        words: selectWords(args.locale, options.words),
        screen: { id: options.id, title: labelIn(args.locale, screen.title) },
      }
      return { ...shared, ...own }
    } catch (error) {
      throw toResponse(error, args)
    }
  }
}
