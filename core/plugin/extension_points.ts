import type { Block } from '#core/rich_text/block'
import type { CodeNames } from '#core/audit/code_names'
import type { Exporter } from '#core/export/exporter'
import type { FieldKind } from '#core/fields/field_kind'
import type { CliCommand } from '#core/console/command'
import type { Inspection } from '#core/console/inspection'
import type { PrintLookSource } from '#core/print/print_look'
import type { NamedRows } from '#core/plugin/named_rows'
import type { Preparation } from '#core/boot/preparation'
import type { WarmUp } from '#core/boot/warm_up'
import type { ResourceFamily } from '#core/resources/resource_family'
import type { ImportProfiles } from '#core/import/import_profiles'
import type { ImportUndo } from '#core/import/import_undo'
import type { Importer } from '#core/import/importer'
import type { Job, Schedule } from '#core/jobs/job'
import type { LinkHolder, LinkTargetKind } from '#core/links/link_kinds'
import type { LinkedPages } from '#core/links/linked_pages'
import type { ListDefinition } from '#core/lists/list'
import type { FeedbackKeeper } from '#core/mail/mail_feedback'
import type { MailLookSource } from '#core/mail/mail_look'
import type { MailTemplate } from '#core/mail/mail_template'
import type { MediaUses } from '#core/media/media_uses'
import type { SessionListener } from '#core/identity/session_listener'

/**
 * Every extension point of the product, by its dotted name. The owner of a point adds its
 * interface here by declaration merging, so that a contribution of the wrong shape does not
 * compile:
 *
 *   declare module '#core/plugin/extension_points' {
 *     interface ExtensionPoints {
 *       'catalogue.price_rules': PriceRule
 *     }
 *   }
 */
export interface ExtensionPoints {
  /**
   * Kinds of blocks of pages and articles, by the name that texts store. The editor shows a form of `fields`, and
   * `web/blocks/<name>.tsx` of the plugin shows the block.
   */
  'core.blocks': Block
  /**
   * Names of codes in the audit log, such as those of attributes and groups. Read only for entries that have one of
   * `fields`.
   */
  'core.code_names': CodeNames
  /**
   * Commands of `cli`. `run` gets the booted application and returns the exit status: 0 done, 1 failed, 64 called
   * wrongly.
   */
  'core.commands': CliCommand
  /**
   * What `cli export` writes: a table of lines, or files of its own. A filter that a list does not understand is
   * refused with a `DomainError`.
   */
  'core.exporters': Exporter
  /**
   * Kinds of fields of resources, settings and custom fields, beside those of `core/fields/kinds`: storage,
   * validator, column, form and sample.
   */
  'core.field_kinds': FieldKind
  /** Where saved choices of imports are kept, by the name that people gave them. The first that has the name answers. */
  'core.import_profiles': ImportProfiles
  /**
   * Takes back what imports wrote, by the kind of the things. Called in a transaction, the last writes first; what
   * somebody changed since is left alone.
   */
  'core.import_undo': ImportUndo
  /**
   * Formats that `cli import` and the imports screen read. A file goes to the importer that recognises its columns
   * with the highest certainty; a `dialect` reads files of another program.
   */
  'core.importers': Importer
  /** Checks that `cli doctor` runs, without a time limit. Each says what it found, and how to fix it. */
  'core.inspections': Inspection
  /**
   * Work of the worker process, by name. It runs at least once, so it must be idempotent; when it throws it runs
   * again later.
   */
  'core.jobs': Job
  /**
   * Kinds of things in which links stand, by the kind of their `core_links`. They are found and changed when a page
   * moves.
   */
  'core.link_holders': LinkHolder
  /**
   * Kinds of things that links may lead to, by their permalink kind. Staff choose from them where they enter a link.
   */
  'core.link_targets': LinkTargetKind
  /**
   * What visitors can open of a kind of things, by its permalink kind. Menus and texts leave out what is deleted or
   * not published.
   */
  'core.linked_pages': LinkedPages
  /**
   * Lists of the back office: one description gives the columns, filters, search, order, export and saved views of a
   * screen.
   */
  'core.lists': ListDefinition
  /**
   * Keeps what mail servers told of a mail: delivered, bounced, complained of. Runs in a transaction, and may get the
   * same feedback several times.
   */
  'core.mail_feedback': FeedbackKeeper
  /** Name, logo, colours and foot of all mails. A later plugin takes precedence; lines at the foot are added. */
  'core.mail_looks': MailLookSource
  /** Mails that the plugin sends, by name. Staff may write their own texts with the declared variables. */
  'core.mails': MailTemplate
  /**
   * Places that show media of the library otherwise than by a field of a resource or a setting. They are named before
   * a medium is deleted, and renewed when its file is replaced.
   */
  'core.media_uses': MediaUses
  /**
   * Columns whose values start with the id of a plugin, such as permissions of roles: the rows go when the data of the
   * plugin are dropped.
   */
  'core.named_rows': readonly NamedRows[]
  /** Steps that complete the migrated database at every start, such as default records. They must be idempotent. */
  'core.preparations': Preparation
  /** Colour and logo of printed documents. A later plugin takes precedence. */
  'core.print_looks': PrintLookSource
  /** Resources that staff make while the shop runs, such as types of content. */
  'core.resource_families': ResourceFamily
  /** Jobs that run at regular intervals, in seconds. */
  'core.schedules': Schedule
  /** What a web process reads into memory before it says that it is ready. */
  'core.warm_ups': WarmUp
  /** Told when somebody signs in or out, in the same request. Errors are logged and have no other effect. */
  'core.session_listeners': SessionListener
}

export type ExtensionPointName = keyof ExtensionPoints & string

/** A contribution: imported when it is first asked for. */
export type Lazy<T> = () => Promise<{ default: T }>

/** The contributions of one plugin, by point and by a name that the plugin chooses. */
export type Contributions = {
  [Point in ExtensionPointName]?: Record<string, Lazy<ExtensionPoints[Point]>>
}
