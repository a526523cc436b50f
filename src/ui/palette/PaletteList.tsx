import { useEffect, useId, useRef, type ReactNode, type SyntheticEvent } from 'react'
import useAutocomplete from '@mui/material/useAutocomplete'
import { SearchIcon } from '@/ui/icons/desk-icons'
import styles from './Palette.module.css'

/** Something to choose. */
export interface PaletteOption {
  /** Apart from every other one. */
  readonly id: string
  /** The heading it stands under; those of one group follow each other. */
  readonly group: string
}

/** An option as the answer to a text: for another text the list starts again at its first one. */
interface Offer<Option> {
  readonly option: Option
  readonly text: string
}

interface PaletteListProps<Option extends PaletteOption> {
  /** Name of the field and of the list. */
  readonly label: string
  readonly placeholder: string
  readonly text: string
  readonly options: readonly Option[]
  /** The one that Enter would choose: the first, or where the person went since the text changed. */
  readonly marked: Option | undefined
  readonly onText: (text: string) => void
  /** Somebody went to an option. */
  readonly onMark: (option: Option) => void
  /** `isOther`: chosen with Ctrl or Cmd held, which does the other thing. */
  readonly onChoose: (option: Option, isOther: boolean) => void
  readonly onEscape: () => void
  readonly draw: (option: Option) => ReactNode
  /** Stands at the end of a heading. */
  readonly note: (group: string) => ReactNode
  /** Between the field and the list: what is under way, or went wrong. */
  readonly children: ReactNode
}

function isOtherWay(event: SyntheticEvent): boolean {
  const { ctrlKey, metaKey } = event as SyntheticEvent & Partial<KeyboardEvent>
  return ctrlKey === true || metaKey === true
}

/**
 * A field with the list of what it finds below it: the arrows move in the list while the focus stays
 * in the field, Enter or a click chooses.
 */
export function PaletteList<Option extends PaletteOption>(props: PaletteListProps<Option>) {
  const { label, placeholder, text, options, marked, draw, note } = props
  const { onText, onMark, onChoose, onEscape } = props
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // It was opened to type; with `autoFocus` a dialog that mounts twice keeps the focus for itself.
    box.current?.querySelector('input')?.focus()
  }, [])
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } =
    useAutocomplete<Offer<Option>>({
      id,
      open: true,
      autoHighlight: true,
      // What fits is known already, and has its order.
      filterOptions: (all) => all,
      options: options.map((option) => ({ option, text })),
      value: null,
      // Else a mark that was just moved is set back whenever the options changed before.
      disableCloseOnSelect: true,
      inputValue: text,
      groupBy: ({ option }) => option.group,
      getOptionKey: ({ option }) => option.id,
      // By it an option is known again when the others around it change.
      getOptionLabel: (offer) => `${offer.text} ${offer.option.id}`,
      onInputChange: (_, typed, reason) => {
        if (reason === 'input') onText(typed)
      },
      onHighlightChange: (_, offer) => {
        if (offer) onMark(offer.option)
      },
      onChange: (event, offer) => {
        if (offer) onChoose(offer.option, isOtherWay(event))
      },
      onClose: (_, reason) => {
        if (reason === 'escape') onEscape()
      },
    })
  const groups = groupedOptions as unknown as readonly {
    readonly key: number
    readonly group: string
    readonly index: number
    readonly options: readonly Offer<Option>[]
  }[]

  return (
    <>
      <div {...getRootProps()} ref={box} className={styles['search']}>
        <SearchIcon />
        <input
          {...getInputProps()}
          type="text"
          aria-label={label}
          aria-activedescendant={marked && `${id}-option-${options.indexOf(marked)}`}
          placeholder={placeholder}
          autoCapitalize="none"
          className={styles['input']}
        />
        <button type="button" className={styles['close']} onClick={onEscape}>
          <span className="visually-hidden">Cerrar</span>
          <kbd aria-hidden>Esc</kbd>
        </button>
      </div>
      {props.children}
      <ul
        {...getListboxProps()}
        aria-labelledby={undefined}
        aria-label={label}
        className={styles['list']}
      >
        {groups.map(({ key, group, index, options: own }) => (
          <li key={key} role="presentation">
            <div role="group" aria-labelledby={`${id}-group-${key}`}>
              <div className={styles['heading']}>
                <span id={`${id}-group-${key}`}>{group}</span>
                <span>{note(group)}</span>
              </div>
              <ul role="presentation">
                {own.map((offer, at) => {
                  const { option } = offer
                  const { key: optionKey, ...given } = getOptionProps({
                    option: offer,
                    index: index + at,
                  })
                  return (
                    <li
                      key={optionKey}
                      {...given}
                      role="option"
                      aria-selected={option.id === marked?.id}
                      className={styles['option']}
                    >
                      {draw(option)}
                    </li>
                  )
                })}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
