type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a click on a link opens a new tab or window or starts a download, which the page must not intercept. */
export function isModifiedClick({ button, altKey, ctrlKey, metaKey, shiftKey }: Click): boolean {
  return button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
}
