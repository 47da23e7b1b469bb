"""One Hypothesis profile for everybody: no deadline (the machine may be busy), and the same
examples in every run, so that a red test is red again. `make soak` explores."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "serai",
    deadline=None,
    derandomize=True,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("serai")
