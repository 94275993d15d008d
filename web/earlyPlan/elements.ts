type Attributes = Record<string, string | false | undefined>

/** An element with its class, its attributes (those that are false or undefined are left out) and its children. */
export function element(
  tag: string,
  { class: className, ...attributes }: Attributes & { class?: string | undefined },
  ...children: (Node | string)[]
): HTMLElement {
  const made = document.createElement(tag)
  if (className) made.className = className
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) made.setAttribute(name, value)
  made.append(...children)
  return made
}
