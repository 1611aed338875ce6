/** Stops the mutation observers that a test starts, which would otherwise go on in the next ones. */
export function stopObservers(): void {
  beforeEach(() => jest.spyOn(MutationObserver.prototype, 'observe'));
  afterEach(() => {
    for (const observer of jest.mocked(MutationObserver.prototype.observe).mock.contexts) observer.disconnect();
  });
}
